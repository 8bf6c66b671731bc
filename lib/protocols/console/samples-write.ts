export const spread = (value: unknown) => JSON.stringify(value, null, 2);

export const envelope = (actions: readonly unknown[]) => spread({ protocol: "appwrite.console/v1", actions });

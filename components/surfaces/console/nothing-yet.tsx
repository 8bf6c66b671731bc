/** An empty conversation says what comes next. */
export function NothingYet() {
  return (
    <div className="m-auto max-w-[320px] py-6 text-center">
      <p className="font-semibold text-ink text-lg tracking-title">Nothing said yet</p>
      <p className="mt-1 text-balance text-md text-muted">
        What an agent sends is drawn here as soon as it can be read. Or begin with a message to the agent.
      </p>
    </div>
  );
}

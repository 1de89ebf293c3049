export function PleaseWait({ label }: { label: string }) {
  return (
    <div className="please-wait" role="status">
      <span className="spinner" aria-hidden="true" />
      <p>{label}</p>
    </div>
  );
}

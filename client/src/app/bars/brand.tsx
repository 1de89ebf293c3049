/** The sign and the name. */
export function Brand() {
  return (
    <span className="brand">
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="#137c91" />
        <path
          d="M7 23V10.5a1.5 1.5 0 0 1 2.7-.9L16 18l6.3-8.4a1.5 1.5 0 0 1 2.7.9V23"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="brand-name">Muster</span>
    </span>
  );
}

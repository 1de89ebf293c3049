export interface Figure {
  label: string;
  value: string;
  note?: string;
  tone?: 'error' | 'success';
}

/** A few numbers that matter, side by side. */
export function Figures({ figures }: { figures: Figure[] }) {
  return (
    <dl className="figures">
      {figures.map(({ label, value, note, tone }) => (
        <div key={label} className={tone && `figure-${tone}`}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

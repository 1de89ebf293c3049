import type { ReactNode } from 'react';

export type Sign = '401' | '404' | '405' | '!';

const lock = (
  <>
    <path
      d="M214 104V84a26 26 0 0 1 52 0v20"
      fill="none"
      stroke="var(--art-strong)"
      strokeWidth="13"
      strokeLinecap="round"
    />
    <rect x="198" y="102" width="84" height="70" rx="14" fill="var(--brand)" />
    <circle cx="240" cy="130" r="9" fill="var(--art-paper)" />
    <path d="M240 132v18" stroke="var(--art-paper)" strokeWidth="8" strokeLinecap="round" />
  </>
);
const pause = (
  <>
    <circle cx="240" cy="118" r="52" fill="var(--brand)" />
    <path d="M224 98v40M256 98v40" stroke="var(--art-paper)" strokeWidth="13" strokeLinecap="round" />
  </>
);
const lens = (
  <>
    <circle cx="234" cy="108" r="38" fill="var(--art-paper)" stroke="var(--brand)" strokeWidth="15" />
    <path d="m263 139 27 29" stroke="var(--art-strong)" strokeWidth="17" strokeLinecap="round" />
  </>
);
const crack = <path d="M240 62v64M240 158v4" stroke="var(--brand)" strokeWidth="22" strokeLinecap="round" />;

const middles: Record<Sign, ReactNode> = { '401': lock, '404': lens, '405': pause, '!': crack };

/** The number of the message as a picture; its colours follow light and dark. */
export function MessageArt({ sign }: { sign: Sign }) {
  const [first, , last] = sign;
  return (
    <svg className="message-art" viewBox="0 0 480 220" role="img" aria-label={sign}>
      <ellipse cx="240" cy="196" rx="150" ry="9" fill="var(--art-shade)" />
      <path
        d="M96 120c-8-62 48-104 114-98 44 4 62-14 112 6 58 24 84 84 54 130-24 36-74 30-130 30-72 0-142 0-150-68Z"
        fill="var(--art-cloud)"
      />
      <path
        d="m112 58 6 12 12 6-12 6-6 12-6-12-12-6 12-6ZM372 34l4 9 9 4-9 4-4 9-4-9-9-4 9-4Z"
        fill="var(--brand)"
        opacity=".55"
      />
      {sign !== '!' && (
        <g fill="var(--art-strong)" fontSize="138" fontWeight="750" textAnchor="middle" direction="ltr">
          <text x="134" y="168">
            {first}
          </text>
          <text x="346" y="168">
            {last}
          </text>
        </g>
      )}
      {middles[sign]}
    </svg>
  );
}

/** Hills at the foot of the page; only where there is room for them, from 900 px. */
export function MessageScene() {
  return (
    <svg className="message-scene" viewBox="0 0 1440 190" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 120c180-90 330-60 520-20s330-90 520-50 260 60 400 20v120H0Z" fill="var(--art-shade)" />
      <path d="M0 160c220-60 420-30 640-10s520-60 800-10v50H0Z" fill="var(--art-cloud)" />
      <g fill="var(--brand)" opacity=".5">
        <path d="m210 62 20 52h-40ZM250 82l14 38h-28ZM1196 44l22 60h-44ZM1152 70l15 40h-30Z" />
        <path d="M208 112h4v18h-4ZM248 118h4v14h-4ZM1194 102h4v20h-4ZM1150 108h4v14h-4Z" />
      </g>
    </svg>
  );
}

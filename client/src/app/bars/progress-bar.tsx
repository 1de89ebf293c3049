import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

const minimum = 0.08;
const speedMs = 200;
const trickleMs = 800;

/** The slim bar at the top while the next page is on its way. */
export function ProgressBar() {
  const isBusy = useNavigation().state !== 'idle';
  const [share, setShare] = useState<number | null>(null);

  useEffect(() => {
    if (!isBusy) {
      setShare((now) => (now === null ? null : 1));
      const hide = setTimeout(() => setShare(null), speedMs);
      return () => clearTimeout(hide);
    }
    setShare(minimum);
    const trickle = setInterval(() => setShare((now) => Math.min(0.94, (now ?? minimum) + 0.1)), trickleMs);
    return () => clearInterval(trickle);
  }, [isBusy]);

  return share === null ? null : (
    <div className="progress-bar" aria-hidden="true" style={{ transform: `scaleX(${share})` }} />
  );
}

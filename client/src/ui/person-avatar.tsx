import { useState } from 'react';

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('');
};

/** One of eight calm colours, always the same for a name; each carries white text at 4.5:1 or better. */
const colours = ['#137c91', '#4d6a9c', '#6b5b95', '#8a5a44', '#3f7653', '#96506b', '#5d6d7e', '#7a6a20'];
const colourOf = (name: string): string =>
  colours[[...name].reduce((sum, letter) => (sum + letter.codePointAt(0)!) % colours.length, 0)]!;

interface Props {
  name: string;
  size?: number;
  /** The file of a photo; initials stand for a person without one. */
  photo?: string | null;
}

export function PersonAvatar({ name, size = 40, photo }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const box = { inlineSize: size, blockSize: size };
  if (photo && photo !== broken)
    return (
      <img
        className="avatar"
        src={`/files/${photo}?inline=1`}
        alt=""
        loading="lazy"
        style={box}
        onError={() => setBroken(photo)}
      />
    );
  return (
    // Initials are decoration: neither read aloud nor copied with the text around them.
    <span
      className="avatar"
      aria-hidden="true"
      data-initials={initialsOf(name).toUpperCase()}
      style={{ ...box, fontSize: size * 0.38, background: colourOf(name) }}
    />
  );
}

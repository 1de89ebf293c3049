import { inflateRawSync } from 'node:zlib';

/** The parts of a small ZIP archive as texts, found by its directory as other programs find them. */
export function openParts(zip: Buffer): Record<string, string> {
  const parts: Record<string, string> = {};
  let at = zip.readUInt32LE(zip.length - 6);
  for (let left = zip.readUInt16LE(zip.length - 12); left > 0; left -= 1) {
    const [packed, nameLength, local] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ];
    const start = local + 30 + zip.readUInt16LE(local + 26);
    parts[zip.toString('utf8', at + 46, at + 46 + nameLength)] = inflateRawSync(
      zip.subarray(start, start + packed),
    ).toString();
    at += 46 + nameLength;
  }
  return parts;
}

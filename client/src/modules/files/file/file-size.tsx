import { useFormat } from '../../../ui/words/format';

/** Bytes as people read them. */
export function FileSize({ value }: { value: unknown }) {
  const format = useFormat();
  return <bdi className="figure">{format.bytes(Number(value))}</bdi>;
}

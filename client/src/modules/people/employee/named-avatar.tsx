import { PersonAvatar } from '../../../ui/person-avatar';

/** A person's name with the photo before it. */
export function NamedAvatar({ value, row }: { value: unknown; row: object }) {
  const name = String(value ?? '');
  return (
    <>
      <PersonAvatar name={name} size={28} photo={(row as { photoFileId?: string | null }).photoFileId} />
      <span dir="auto">{name}</span>
    </>
  );
}

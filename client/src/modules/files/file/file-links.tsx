import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Subject } from '../../../list/area';
import type { FileRowFragment } from '../../../generated/files/file';

/** Where a row of some area opens: people have a page, the rest opens beside its list. */
const pathOf = (subject: string, id: string): string | null =>
  ({
    Employee: `/employees/${id}`,
    Company: `/companies?open=${id}`,
    Document: `/documents?open=${id}`,
    EmployeeDocument: `/employee-documents?open=${id}`,
  })[subject] ?? null;

/** The rows a file is linked to, of those the reader may see. */
export function FileLinks({ value }: { value: unknown }) {
  const { t } = useTranslation();
  const links = (value ?? []) as FileRowFragment['links'];
  if (!links?.length) return <span className="nothing">{t('file.nothingLinked')}</span>;
  return (
    <ul className="file-list">
      {links.map(({ subject, recordId, title }) => {
        const path = pathOf(subject, recordId);
        const text = `${t(`area.${subject as Subject}.one`, { defaultValue: subject })}${title ? `: ${title}` : ''}`;
        return (
          <li key={recordId} dir="auto">
            {path ? <Link to={path}>{text}</Link> : text}
          </li>
        );
      })}
    </ul>
  );
}

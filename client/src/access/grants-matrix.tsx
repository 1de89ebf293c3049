import { DownOutlined, SearchOutlined } from '@ant-design/icons';
import { Input, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../fields/kinds/kind';
import { useGrantableQuery } from '../generated/access';
import { Failure } from '../ui/failure';
import { useGrantWords } from './grant-words';
import { grantsIn } from './grants-in';
import { holds } from '../ui/choice-search';
import { useFormat } from '../ui/words/format';

/** Each has a column of its own; what only some kinds of rows know stands together in one more. */
const ordinary = ['read', 'create', 'update', 'delete', 'read_sensitive', 'export'];

const furtherOf = (actions: string[]) => actions.filter((action) => !ordinary.includes(action));

/** A matrix of subject × action × scope to change what a role grants. */
export default function GrantsMatrix({ id, value, onChange }: InputProps) {
  const { t } = useTranslation();
  const words = useGrantWords();
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useGrantableQuery();
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />;

  const grants = grantsIn(value);
  const columns = ordinary.filter((action) => data.grantable.some(({ actions }) => actions.includes(action)));
  const set = (subject: string, actions: string[], scope: string) => {
    const others = grants.filter((grant) => grant.subject !== subject || !actions.includes(grant.action));
    onChange?.(scope ? [...others, ...actions.map((action) => ({ subject, action, scope }))] : others);
  };
  const hasFurther = data.grantable.some(({ actions }) => furtherOf(actions).length > 0);
  const shown = data.grantable.filter(({ subject }) => holds(words.subject(subject), search));

  return (
    <div className="grants" id={id} role="group" aria-label={t('field.grants')} tabIndex={-1}>
      <Input
        type="search"
        className="grants-search"
        prefix={<SearchOutlined aria-hidden="true" />}
        placeholder={t('matrix.find')}
        aria-label={t('matrix.find')}
        allowClear
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {shown.length === 0 && <p>{t('matrix.none')}</p>}
      <div className="grants-scroll">
        <table hidden={shown.length === 0}>
          <thead>
            <tr>
              <th scope="col">{t('field.subject')}</th>
              <th scope="col">{t('matrix.wholeRow')}</th>
              {columns.map((action) => (
                <th key={action} scope="col">
                  {words.action(action)}
                </th>
              ))}
              {hasFurther && <th scope="col">{t('role.further')}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <GrantsRow
                key={row.subject}
                row={row}
                columns={columns}
                hasFurther={hasFurther}
                scopeOf={(action) =>
                  grants.find((grant) => grant.subject === row.subject && grant.action === action)?.scope ?? ''
                }
                set={(actions, scope) => set(row.subject, actions, scope)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface RowProps {
  row: { subject: string; actions: string[]; scopes: string[] };
  columns: string[];
  hasFurther: boolean;
  scopeOf: (action: string) => string;
  set: (actions: string[], scope: string) => void;
}

/** What may be granted about one subject; its further actions open in a row below. */
function GrantsRow({ row: { subject, actions, scopes }, columns, hasFurther, scopeOf, set }: RowProps) {
  const { t } = useTranslation();
  const words = useGrantWords();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const belowId = useId();
  const name = words.subject(subject);
  const held = new Set(actions.map(scopeOf));
  const further = furtherOf(actions);
  const given = further.filter(scopeOf).length;
  const counts = { given: format.number(given), all: format.number(further.length) };
  const cell = (action: string) => (
    <ScopeChoice
      label={`${name}: ${words.action(action)}`}
      scope={scopeOf(action)}
      scopes={scopes}
      choose={(scope) => set([action], scope)}
    />
  );
  return (
    <>
      <tr>
        <th scope="row">{name}</th>
        <td>
          <ScopeChoice
            label={`${name}: ${t('matrix.wholeRow')}`}
            scope={held.size === 1 ? [...held][0]! : ''}
            scopes={scopes}
            choose={(scope) => set(actions, scope)}
          />
        </td>
        {columns.map((action) => (
          <td key={action}>{actions.includes(action) && cell(action)}</td>
        ))}
        {hasFurther && (
          <td>
            {further.length > 0 && (
              <button
                type="button"
                className={given > 0 ? 'grant-open grant-given' : 'grant-open'}
                aria-label={t('matrix.furtherOf', { subject: name, ...counts })}
                aria-expanded={isOpen}
                aria-controls={isOpen ? belowId : undefined}
                onClick={() => setOpen(!isOpen)}
              >
                {t('matrix.given', counts)}
                <DownOutlined rotate={isOpen ? 180 : 0} aria-hidden="true" />
              </button>
            )}
          </td>
        )}
      </tr>
      {isOpen && (
        <tr id={belowId}>
          <td colSpan={columns.length + 3}>
            <div className="grants-further">
              {further.map((action) => (
                <div key={action} className="grant-further">
                  <span>{words.action(action)}</span>
                  {cell(action)}
                </div>
              ))}
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

interface ScopeProps {
  label: string;
  scope: string;
  scopes: string[];
  choose: (scope: string) => void;
}

/** The browser's own choice: some hundreds of them stand in one matrix. */
function ScopeChoice({ label, scope, scopes, choose }: ScopeProps) {
  const words = useGrantWords();
  const offered = scope && !scopes.includes(scope) ? [scope, ...scopes] : scopes;
  return (
    <select
      className={scope ? 'grant-select grant-given' : 'grant-select'}
      aria-label={label}
      value={scope}
      onChange={(event) => choose(event.target.value)}
    >
      <option value="">–</option>
      {offered.map((one) => (
        <option key={one} value={one}>
          {words.scope(one)}
        </option>
      ))}
    </select>
  );
}

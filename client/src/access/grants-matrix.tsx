import { SearchOutlined } from '@ant-design/icons';
import { Input, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputProps } from '../fields/kinds/kind';
import { useGrantableQuery } from '../generated/access';
import { Failure } from '../ui/failure';
import { useGrantWords } from './grant-words';
import { grantsIn } from './grants-in';
import { holds } from '../ui/choice-search';

/** Each has a column of its own; what only some kinds of rows know stands together in one more. */
const ordinary = ['read', 'create', 'update', 'delete', 'read_sensitive', 'export'];

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
  const scopeOf = (subject: string, action: string) =>
    grants.find((grant) => grant.subject === subject && grant.action === action)?.scope ?? '';
  const cell = (subject: string, action: string, scopes: string[]) => (
    <ScopeChoice
      label={`${words.subject(subject)}: ${words.action(action)}`}
      scope={scopeOf(subject, action)}
      scopes={scopes}
      choose={(scope) => set(subject, [action], scope)}
    />
  );
  const wholeRow = (subject: string, actions: string[], scopes: string[]) => {
    const held = new Set(actions.map((action) => scopeOf(subject, action)));
    return (
      <ScopeChoice
        label={`${words.subject(subject)}: ${t('matrix.wholeRow')}`}
        scope={held.size === 1 ? [...held][0]! : ''}
        scopes={scopes}
        choose={(scope) => set(subject, actions, scope)}
      />
    );
  };
  const further = (actions: string[]) => actions.filter((action) => !ordinary.includes(action));
  const hasFurther = data.grantable.some(({ actions }) => further(actions).length > 0);
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
          {shown.map(({ subject, actions, scopes }) => (
            <tr key={subject}>
              <th scope="row">{words.subject(subject)}</th>
              <td>{wholeRow(subject, actions, scopes)}</td>
              {columns.map((action) => (
                <td key={action}>{actions.includes(action) && cell(subject, action, scopes)}</td>
              ))}
              {hasFurther && (
                <td>
                  {further(actions).map((action) => (
                    <div key={action} className="grant-further">
                      <span>{words.action(action)}</span>
                      {cell(subject, action, scopes)}
                    </div>
                  ))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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

import {
  DeleteOutlined,
  EditOutlined,
  LinkOutlined,
  SaveOutlined,
  StarFilled,
  StarOutlined,
  TeamOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useDeleteViewMutation,
  useSaveViewMutation,
  useSetDefaultViewMutation,
  type ListViewInput,
} from '../../generated/list/views';
import { MenuButton, type MenuChoice } from '../../ui/menu-button';
import { serverErrorFrom } from '../../ui/words/server-error';
import { copyText } from '../../ui/words/copy-text';
import { toast } from '../../ui/dialogs/toasts';
import type { AnyArea } from '../area';
import type { ListSetup, ListView } from './use-list-setup';

const ViewDialog = lazy(() => import('./view-dialog'));

interface Props {
  area: AnyArea;
  setup: ListSetup;
}

/** The views of a list: which one is open, whether it was changed since, and what can be done with it. */
export default function ViewSwitcher({ area, setup }: Props) {
  const { t } = useTranslation();
  const [naming, setNaming] = useState<ListView | 'new' | null>(null);
  const [save] = useSaveViewMutation();
  const [remove] = useDeleteViewMutation();
  const [makeDefault] = useSetDefaultViewMutation();
  const { views: settings, view, isModified, isAtFirst, open, openFirst, address, refetch } = setup;
  if (!settings) return null;

  const attempt = async (work: () => Promise<unknown>, said: string, undo?: () => void) => {
    try {
      await work();
      await refetch();
      toast.success(said, { action: undo && { label: t('list.undo'), run: undo } });
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
  };
  const keep = async (id: string | null, kept: ListViewInput) => {
    const { data } = await save({ variables: { id, view: kept } });
    const saved = data?.view.id;
    await refetch();
    if (saved) open({ ...kept, id: saved, isShared: kept.isShared ?? false, isMine: true, mayChange: true }, true);
  };
  const inputOf = ({ name, isShared }: ListView, kept: string): ListViewInput => ({
    subject: area.subject,
    name,
    isShared,
    address: kept,
  });
  const openWith = (id: string | null) =>
    void attempt(() => makeDefault({ variables: { subject: area.subject, id } }), t('views.defaultSet'));
  const drop = (gone: ListView) =>
    void attempt(
      async () => {
        await remove({ variables: { id: gone.id } });
        open(null, true);
      },
      t('views.deleted', { name: gone.name }),
      () => void keep(null, inputOf(gone, gone.address)),
    );

  // The list as it stands, columns and all; a view that only its owner finds says nothing to others.
  const copyLink = async () => {
    const search = new URLSearchParams(address);
    if (view?.isShared) search.set('view', view.id);
    const link = `${window.location.origin}${window.location.pathname}?${search.toString()}`;
    if (await copyText(link)) toast.success(t('views.linkCopied'));
    else toast.error(t('views.linkNotCopied', { link }));
  };

  const isDefault = view && settings.defaultViewId === view.id;
  const choices: (MenuChoice | false | null)[] = [
    !!openFirst && {
      key: 'first',
      label: t('views.current'),
      selected: !view && isAtFirst,
      icon: <UnorderedListOutlined />,
      run: openFirst,
    },
    {
      key: 'all',
      label: t('views.all'),
      selected: !view && !isAtFirst,
      icon: <UnorderedListOutlined />,
      run: () => open(null),
    },
    ...settings.views.map((one) => ({
      key: one.id,
      label: <span dir="auto">{one.name}</span>,
      selected: one.id === view?.id,
      icon:
        one.id === settings.defaultViewId ? (
          <StarFilled />
        ) : one.isShared ? (
          <TeamOutlined />
        ) : (
          <UnorderedListOutlined />
        ),
      run: () => open(one),
    })),
    !!view &&
      isModified &&
      view.mayChange && {
        key: 'save',
        label: t('views.save'),
        icon: <SaveOutlined />,
        run: () => void attempt(() => keep(view.id, inputOf(view, address)), t('form.saved')),
      },
    { key: 'link', label: t('views.copyLink'), icon: <LinkOutlined />, run: () => void copyLink() },
    { key: 'saveAs', label: t('views.saveAs'), icon: <SaveOutlined />, run: () => setNaming('new') },
    !!view?.mayChange && {
      key: 'rename',
      label: t(settings.mayShare ? 'views.renameOrShare' : 'views.rename'),
      icon: <EditOutlined />,
      run: () => setNaming(view),
    },
    isDefault || (!view && settings.defaultViewId)
      ? { key: 'noDefault', label: t('views.openPlain'), icon: <StarOutlined />, run: () => openWith(null) }
      : view && {
          key: 'default',
          label: t('views.openWithThis'),
          icon: <StarOutlined />,
          run: () => openWith(view.id),
        },
    !!view?.mayChange && { key: 'delete', label: t('views.delete'), icon: <DeleteOutlined />, run: () => drop(view) },
  ];

  return (
    <>
      <MenuButton
        className="view-switcher"
        icon={<UnorderedListOutlined />}
        choices={choices.filter((choice) => !!choice)}
      >
        <span className="view-name" dir="auto">
          {view?.name ?? t(isAtFirst ? 'views.current' : 'views.all')}
        </span>
        {isModified && <span className="view-modified">{t('views.modified')}</span>}
      </MenuButton>
      {naming && (
        <Suspense>
          <ViewDialog
            view={naming === 'new' ? null : naming}
            mayShare={settings.mayShare}
            save={(name, isShared) =>
              naming === 'new'
                ? keep(null, { subject: area.subject, name, isShared, address })
                : save({
                    variables: { id: naming.id, view: { ...inputOf(naming, naming.address), name, isShared } },
                  }).then(() => refetch())
            }
            close={() => setNaming(null)}
          />
        </Suspense>
      )}
    </>
  );
}

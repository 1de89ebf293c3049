import {
  ApartmentOutlined,
  AppstoreOutlined,
  BankOutlined,
  CalendarOutlined,
  DollarOutlined,
  SafetyOutlined,
  SettingOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

/** The icons of Ant Design the menu may name for its first level; another name gets the plain one, so that the shell stays small. */
const icons: Record<string, ComponentType> = {
  apartment: ApartmentOutlined,
  bank: BankOutlined,
  calendar: CalendarOutlined,
  dollar: DollarOutlined,
  safety: SafetyOutlined,
  setting: SettingOutlined,
  team: TeamOutlined,
  user: UserOutlined,
};

export function MenuIcon({ name }: { name?: string | null }) {
  const Icon = (name && icons[name]) || AppstoreOutlined;
  return (
    <span className="menu-icon" aria-hidden="true">
      <Icon />
    </span>
  );
}

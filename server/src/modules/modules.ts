import { administration } from './administration/administration.module';
import { apps } from './apps/apps.module';
import { dataImport } from './data-import/data-import.module';
import { documents } from './documents/documents.module';
import { files } from './files/files.module';
import { home } from './home/home.module';
import { leave } from './leave/leave.module';
import { messaging } from './messaging/messaging.module';
import { organisation } from './organisation/organisation.module';
import { pay } from './pay/pay.module';
import { people } from './people/people.module';
import { privacy } from './privacy/privacy.module';
import { requests } from './requests/requests.module';
import { suppliers } from './suppliers/suppliers.module';
import { time } from './time/time.module';
import { keepApprovals } from '../platform/approval/approval';
import type { Module } from '../platform/module';

/** Every module of the product, in the order in which they may know each other. The only list of them there is. */
export const modules: Module[] = [
  files,
  organisation,
  people,
  messaging,
  requests,
  leave,
  time,
  pay,
  suppliers,
  documents,
  apps,
  administration,
  dataImport,
  privacy,
  home,
];

keepApprovals(modules.flatMap(({ approvals = [] }) => approvals));
for (const answered of modules.flatMap(({ answers = [] }) => answers)) answered();

import app from '../app/texts/en';
import files from '../modules/files/texts/en';
import organisation from '../modules/organisation/texts/en';
import people from '../modules/people/texts/en';
import messaging from '../modules/messaging/texts/en';
import requests from '../modules/requests/texts/en';
import leave from '../modules/leave/texts/en';
import time from '../modules/time/texts/en';
import pay from '../modules/pay/texts/en';
import suppliers from '../modules/suppliers/texts/en';
import documents from '../modules/documents/texts/en';
import apps from '../modules/apps/texts/en';
import administration from '../modules/administration/texts/en';
import dataImport from '../modules/data-import/texts/en';
import home from '../modules/home/texts/en';
import mail from '../../../server/src/platform/mail/texts/en.json';
import requestRules from '../../../server/src/modules/requests/texts/en.json';
import { joined } from './joined';

export const en = joined(
  app,
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
  home,
);

export const rules = { mail, requests: requestRules };

import app from '../app/texts/ar.json';
import files from '../modules/files/texts/ar.json';
import organisation from '../modules/organisation/texts/ar.json';
import people from '../modules/people/texts/ar.json';
import messaging from '../modules/messaging/texts/ar.json';
import requests from '../modules/requests/texts/ar.json';
import leave from '../modules/leave/texts/ar.json';
import time from '../modules/time/texts/ar.json';
import pay from '../modules/pay/texts/ar.json';
import suppliers from '../modules/suppliers/texts/ar.json';
import documents from '../modules/documents/texts/ar.json';
import apps from '../modules/apps/texts/ar.json';
import administration from '../modules/administration/texts/ar.json';
import dataImport from '../modules/data-import/texts/ar.json';
import home from '../modules/home/texts/ar.json';
import mail from '../../../server/src/platform/mail/texts/ar.json';
import requestRules from '../../../server/src/modules/requests/texts/ar.json';
import { joined } from './joined';

export const ar = joined(
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

import app from '../app/texts/fr.json';
import files from '../modules/files/texts/fr.json';
import organisation from '../modules/organisation/texts/fr.json';
import people from '../modules/people/texts/fr.json';
import messaging from '../modules/messaging/texts/fr.json';
import requests from '../modules/requests/texts/fr.json';
import leave from '../modules/leave/texts/fr.json';
import time from '../modules/time/texts/fr.json';
import pay from '../modules/pay/texts/fr.json';
import suppliers from '../modules/suppliers/texts/fr.json';
import documents from '../modules/documents/texts/fr.json';
import apps from '../modules/apps/texts/fr.json';
import administration from '../modules/administration/texts/fr.json';
import dataImport from '../modules/data-import/texts/fr.json';
import home from '../modules/home/texts/fr.json';
import mail from '../../../server/src/platform/mail/texts/fr.json';
import requestRules from '../../../server/src/modules/requests/texts/fr.json';
import { joined } from './joined';

export const fr = joined(
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

import { companyFileQuota } from '../files/file/file';
import { companyRows } from './organisation.sql';

export const answers = [companyFileQuota.answeredBy(companyRows('file_quota_mb'))];

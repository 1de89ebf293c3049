import { apiToken } from '../../modules/administration/api-token/api-token';
import { randomBytes } from 'node:crypto';
import { auditStream } from '../../modules/administration/audit-stream/audit-stream';
import { companyDomain } from '../../modules/administration/company-domain/company-domain';
import { identityProvider } from '../../modules/administration/identity-provider/identity-provider';
import { webhook } from '../../modules/administration/webhook/webhook';
import { webhookDelivery } from '../../modules/administration/webhook-delivery/webhook-delivery';
import { newApiToken } from '../../auth/api-tokens';
import { addDays, type PlainDate } from '../../kernel/dates/plain-date';
import type { Ctx } from '../../platform/context';
import { newId } from '../../platform/records/ids';
import { writeRows } from '../../platform/records/write-rows';

interface Integration {
  ownerId: string;
  roleId: string;
  employeeId: string;
}

/**
 * How programs of a demo company come in and are called: nobody was told the value of its token, and nothing is sent.
 */
export async function fillDoors(
  ctx: Ctx,
  { ownerId, roleId, employeeId }: Integration,
  today: PlainDate,
): Promise<void> {
  const { hash, prefix } = newApiToken(ctx.companyId);
  const lastUsedAt = ctx.now;
  await writeRows(
    ctx,
    apiToken,
    [
      {
        id: newId(),
        values: {
          name: 'Shift planner',
          roleId,
          ownerId,
          expiresOn: addDays(today, 300),
          tokenHash: hash,
          prefix,
          lastUsedAt,
          lastUsedFrom: '203.0.113.24',
        },
      },
      {
        id: newId(),
        values: { name: 'Time clocks', roleId, ownerId, expiresOn: addDays(today, 60), revokedAt: ctx.now },
      },
    ],
    'create',
  );
  const webhookId = newId();
  await writeRows(
    ctx,
    webhook,
    [
      {
        id: webhookId,
        values: {
          name: 'Shift planner',
          url: 'https://hooks.example.com/muster',
          subjects: ['Employee', 'EmployeeLeave'],
          deeds: ['create', 'update', 'delete', 'other'],
          isActive: false,
        },
      },
    ],
    'create',
  );
  await writeRows(
    ctx,
    identityProvider,
    [
      {
        id: newId(),
        values: {
          name: 'Harbour directory',
          kind: 'oidc',
          issuer: 'https://login.harbour.example',
          clientId: 'muster',
          domains: ['harbour.example'],
          isOnlyWay: false,
          isActive: false,
        },
      },
    ],
    'create',
  );
  await writeRows(
    ctx,
    auditStream,
    [
      {
        id: newId(),
        values: {
          name: 'Security team',
          url: 'https://siem.example.com/muster',
          isActive: false,
          ownerId,
          takenUpTo: 0,
        },
      },
    ],
    'create',
  );
  await writeRows(
    ctx,
    companyDomain,
    [{ id: newId(), values: { domain: 'harbour.example', token: randomBytes(24).toString('hex') } }],
    'create',
  );
  const call = { webhookId, subject: 'Employee', recordId: employeeId, recordVersion: 1, happenedAt: ctx.now };
  await writeRows(
    ctx,
    webhookDelivery,
    [
      {
        id: newId(),
        values: {
          ...call,
          eventId: newId(),
          action: 'create',
          state: 'delivered',
          attempts: 1,
          deliveredAt: ctx.now,
          status: 204,
        },
      },
      {
        id: newId(),
        values: {
          ...call,
          eventId: newId(),
          action: 'update',
          state: 'failed',
          attempts: 10,
          status: 503,
          answer: 'Service Unavailable',
        },
      },
    ],
    'create',
  );
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { growRoles, type FormerRole } from '../role-growth';

const formerRoles: FormerRole[] = [
  {
    title: 'HR administrator',
    digests: [
      '33a16e36604d9908110bb36098106704',
      '4297ec67b96a4757e2bfbc001f8d7949',
      'f7d089a50cc4fea6235c4d9d1364fc37',
      '0ef128a4573c2a3a002287fa494683ad',
      '2db5375bf23dac7a5e6fc9cb4f70eae9',
      '385e5ae8ff0b04743c821e558ff11222',
    ],
    added: [
      'EosProvision calculate create delete export read read_sensitive update company',
      'Invoice credit company',
      'LeaveBlock create delete export read read_sensitive update company',
      'LeaveEncashment approve cancel create delete export read read_sensitive reject update company',
      'ShiftSwap approve cancel create delete export read read_sensitive reject update company',
    ],
  },
  {
    title: 'Payroll approver',
    digests: [
      '65c0465a7222b1667e8c1e091e91fab3',
      '7fd8b6bb1935995cc4ee370cf66af316',
      '89a6646e023e7f706b0997605f09b14c',
      '3d1f42a34ab430a5453696df80ca178b',
    ],
    added: [
      'EosProvision calculate export read read_sensitive company',
      'Invoice credit company',
      'LeaveEncashment approve read read_sensitive reject company',
      'LeaveType read company',
    ],
  },
  {
    title: 'Line manager',
    digests: ['15cfc4f5fe6909275aed86b129a69217', 'e3492775446b8422b2a2bb33e92936b4'],
    added: ['LeaveEncashment approve read reject team', 'ShiftSwap approve read reject team'],
  },
  {
    title: 'Employee',
    digests: ['1541415a3e8a296ab1670f50c190a207', '6ddc186d6bf0a98fb8a2216789cff00e'],
    added: ['LeaveEncashment cancel create read read_sensitive own', 'ShiftSwap cancel create read own'],
  },
];

/** Roles the product made and nobody changed get what such roles begin with since: credit notes, payouts of leave, blocked days, provisions and swaps of shifts. */
export class RoleVerbs1795600600056 implements MigrationInterface {
  readonly name = 'RoleVerbs1795600600056';

  async up(runner: QueryRunner): Promise<void> {
    await growRoles(runner, formerRoles);
  }

  /** Grants given since are not told from those of before. */
  async down(): Promise<void> {}
}

import type { ProfilePart } from '../../../generated/people/profile-change';
import type { AnyField } from '../../../list/area';

/** The fields of each part of a profile, as forms ask for them and changes are told. */
export const profileFields: Record<ProfilePart, AnyField[]> = {
  identity: [
    { field: 'firstName', kind: 'text', required: true },
    { field: 'middleName', kind: 'text' },
    { field: 'lastName', kind: 'text', required: true },
    { field: 'nativeName', kind: 'text' },
    { field: 'birthDate', kind: 'date' },
    { field: 'gender', kind: 'choice', choice: 'gender' },
    { field: 'nationality', kind: 'listed', list: 'country' },
    { field: 'maritalStatus', kind: 'choice', choice: 'maritalStatus' },
  ],
  contact: [
    { field: 'mobilePhone', kind: 'phone' },
    { field: 'personalEmail', kind: 'email' },
    { field: 'workPhone', kind: 'phone' },
    { field: 'workPhoneExtension', kind: 'code' },
  ],
  address: [
    { field: 'address', kind: 'longText' },
    { field: 'homeAddress', kind: 'longText' },
  ],
  photo: [{ field: 'photoFileId', kind: 'file', image: true, wide: true, required: true }],
  emergency: [
    { field: 'name', kind: 'text', required: true },
    { field: 'phone', kind: 'phone', required: true },
    { field: 'relationship', kind: 'text' },
  ],
  dependants: [
    { field: 'name', kind: 'text', required: true },
    { field: 'relation', kind: 'choice', choice: 'dependantRelation', required: true },
    { field: 'birthDate', kind: 'date' },
    { field: 'gender', kind: 'choice', choice: 'gender' },
  ],
};

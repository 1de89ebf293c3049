import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * One sign-in of one user. Global, not of one company: `companyId` is the company they visit at the moment. One that
 * came through an identity provider is in the company of that provider and in no other: the keys of the table see to
 * it.
 */
@Entity('auth_session')
@Check('auth_session_of_provider', 'identity_provider_id IS NULL OR company_id IS NOT NULL')
@Index('auth_session_identity_provider', ['companyId', 'identityProviderId'])
@ForeignKey('identity_provider', ['companyId', 'identityProviderId'], ['companyId', 'id'], {
  name: 'auth_session_identity_provider_id_fkey',
})
@Index('auth_session_user', ['userId', 'createdAt'])
@ForeignKey('app_user', ['userId'], ['id'], { name: 'auth_session_user_id_fkey' })
@ForeignKey('company', ['companyId'], ['id'], { name: 'auth_session_company_id_fkey' })
@ForeignKey('company_role', ['companyId', 'viewRoleId'], ['companyId', 'id'], {
  name: 'auth_session_view_role_id_fkey',
})
@ForeignKey('employee', ['companyId', 'viewEmployeeId'], ['companyId', 'id'], {
  name: 'auth_session_view_employee_id_fkey',
})
export class AuthSession {
  @PrimaryColumn({ type: 'char', length: 24 }) id!: string;
  @Column({ type: 'char', length: 24, name: 'user_id' }) userId!: string;
  @Column({ type: 'char', length: 24, name: 'company_id', nullable: true }) companyId!: string | null;
  /** The role of that company they look through, and the employee with whose eyes. */
  @Column({ type: 'char', length: 24, name: 'view_role_id', nullable: true }) viewRoleId!: string | null;
  @Column({ type: 'char', length: 24, name: 'view_employee_id', nullable: true }) viewEmployeeId!: string | null;
  /** The user's status when they signed in: a session begun as active ends when they are disabled. */
  @Column({ type: 'text', name: 'user_status' }) userStatus!: string;
  /** When it began to be there, or outside any company. */
  @Column({ type: 'timestamptz', name: 'visited_at' }) visitedAt!: Date;
  @Column({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column({ type: 'timestamptz', name: 'last_seen_at' }) lastSeenAt!: Date;
  /** When its owner proved last that it is they: at sign-in, or by their second factor or password afterwards. */
  @Column({ type: 'timestamptz', name: 'proven_at', nullable: true }) provenAt!: Date | null;
  @Column({ type: 'timestamptz', name: 'expires_at' }) expiresAt!: Date;
  @Column({ type: 'timestamptz', name: 'revoked_at', nullable: true }) revokedAt!: Date | null;
  @Column({ type: 'text', name: 'revoked_reason', nullable: true }) revokedReason!: RevocationReason | null;
  @Column({ type: 'text', name: 'user_agent', nullable: true }) userAgent!: string | null;
  @Column({ type: 'text', nullable: true }) ip!: string | null;
  /** The provider they came through; empty where they knew their password. */
  @Column({ type: 'char', length: 24, name: 'identity_provider_id', nullable: true }) identityProviderId!:
    | string
    | null;
  /** What that provider said of them, encrypted: it is shown it again to end the session there too. */
  @Column({ type: 'text', name: 'id_token', nullable: true }) idToken!: string | null;
  /** What that provider calls its own session, where it says so. */
  @Column({ type: 'text', name: 'provider_session', nullable: true }) providerSession!: string | null;
}

export type RevocationReason =
  | 'signed_out'
  | 'signed_in_again'
  | 'password_changed'
  | 'second_factor'
  | 'ended_elsewhere'
  | 'user_closed'
  | 'provider_closed'
  | 'provider_only'
  | 'provider_signed_out';

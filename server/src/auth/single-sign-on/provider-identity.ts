import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/**
 * Which account somebody known to an identity provider has here: its issuer calls them by a subject that is never
 * given to anybody else (OpenID Connect Core 1.0, section 2). One for each account and provider.
 */
@Entity('provider_identity')
@Index('provider_identity_subject_key', ['companyId', 'providerId', 'issuer', 'subject'], { unique: true })
@Index('provider_identity_user', ['userId'])
@ForeignKey('app_user', ['userId'], ['id'], { name: 'provider_identity_user_id_fkey' })
@ForeignKey('identity_provider', ['companyId', 'providerId'], ['companyId', 'id'], {
  name: 'provider_identity_provider_id_fkey',
})
export class ProviderIdentity {
  @PrimaryColumn({ type: 'char', length: 24, name: 'company_id' }) companyId!: string;
  @PrimaryColumn({ type: 'char', length: 24, name: 'provider_id' }) providerId!: string;
  @PrimaryColumn({ type: 'char', length: 24, name: 'user_id' }) userId!: string;
  @Column({ type: 'text' }) issuer!: string;
  @Column({ type: 'text' }) subject!: string;
  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' }) createdAt!: Date;
}

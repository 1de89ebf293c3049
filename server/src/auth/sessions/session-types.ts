import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar, DateTimeScalar } from '../../platform/graphql/scalars';
import type { SessionUser } from '../../platform/access/session-user';

@ObjectType('SessionAccount', { description: 'The user who is signed in.' })
export class SessionAccount {
  @Field(() => ID, { description: 'Identifier of the user.', simple: true }) id!: string;
  @Field(() => String, { description: 'Full name.', simple: true }) name!: string;
  @Field(() => String, { description: 'E-mail address.', simple: true }) email!: string;
  @Field(() => String, { description: 'Kind of account: admin, client or employee.', simple: true }) type!: string;
  @Field(() => String, { description: 'active, or inactive for a user who may not use the product.', simple: true })
  status!: string;
}

@ObjectType('SessionCompany', { description: 'A company the user is in or may enter.' })
export class CompanyOfSession {
  @Field(() => ID, { description: 'Identifier of the company.', simple: true }) id!: string;
  @Field(() => String, { description: 'What they are called.', simple: true }) name!: string;
}

@ObjectType('ViewedRole', { description: 'The role one looks through.' })
export class ViewedRole {
  @Field(() => ID, { description: 'Identifier of the role.', simple: true }) id!: string;
  @Field(() => String, { description: 'What it is called.', simple: true }) title!: string;
}

@ObjectType('VisitedCompany', { description: 'The company the user works in now.' })
export class VisitedCompany extends CompanyOfSession {
  @Field(() => String, { description: 'Currency of pay, ISO 4217.', simple: true }) currency!: string;
  @Field(() => String, { description: 'IANA time zone in which its days begin and end.', simple: true })
  timeZone!: string;
  @Field(() => ID, { nullable: true, description: 'Its logo: a file that its members may see.', simple: true })
  logoFileId!: string | null;
}

@ObjectType('Session', { description: 'Who is signed in, in which company, and what they may do there.' })
export class Session {
  @Field(() => SessionAccount, { description: 'Who is signed in.', simple: true }) user!: SessionAccount;
  @Field(() => VisitedCompany, { nullable: true, description: 'The company visited; null outside any.', simple: true })
  company!: VisitedCompany | null;
  @Field(() => [String], { description: 'Titles of the roles that hold now.', simple: true }) roles!: string[];
  @Field(() => ID, { nullable: true, description: 'Their own employee record in the company, if any.', simple: true })
  employeeId!: string | null;
  @Field(() => ViewedRole, {
    nullable: true,
    description:
      'The role they look through with what it grants in place of their own rights; nothing can be changed meanwhile.',
    simple: true,
  })
  viewing!: ViewedRole | null;
  @Field(() => Boolean, {
    description:
      'They may visit companies they do not belong to, and leave the one they are in: an admin, or by a platform role.',
    simple: true,
  })
  mayVisit!: boolean;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'Of who no longer works in the company: the last day on which they read here what is their own.',
    simple: true,
  })
  formerUntil!: string | null;
  @Field(() => Boolean, {
    description:
      'The company asks for a second factor and they have none: they set it up, and are let into nothing before.',
    simple: true,
  })
  lacksSecondFactor!: boolean;
  @Field(() => Boolean, {
    description:
      'The company lets nobody in from where they are: they enter another one, or come back from one of its networks.',
    simple: true,
  })
  isOffNetwork!: boolean;
  @Field(() => String, {
    nullable: true,
    description:
      'The identity provider they came through: the session knows its company alone. Null for who knew a password.',
    simple: true,
  })
  identityProvider!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Minutes without use after which the company has one sign in anew; null where it sets none.',
    simple: true,
  })
  idleMinutes!: number | null;
  @Field(() => DateTimeScalar, { description: 'When the session ends unless it is used again before.', simple: true })
  expires!: Date;
  sessionUser!: SessionUser;
}

@ObjectType('PasswordLink', { description: 'Whose password a link lets one choose, or where it invites to.' })
export class LinkFacts {
  @Field(() => String, { description: 'invite or reset.', simple: true }) kind!: string;
  @Field(() => String, { description: 'Name of the user.', simple: true }) name!: string;
  @Field(() => String, { description: 'Their e-mail address.', simple: true }) email!: string;
  @Field(() => String, { nullable: true, description: 'The company it invites into, if any.', simple: true })
  company!: string | null;
  @Field(() => Boolean, {
    description: 'Whether a password is chosen by it; the account of who is invited may have one, which stays.',
    simple: true,
  })
  choosesPassword!: boolean;
}

@ObjectType('Passkey', { description: 'A passkey of yours, which signs you in by itself.' })
export class PasskeyFacts {
  @Field(() => String, { description: 'What browsers and authenticators know it by, as base64url.', simple: true })
  credentialId!: string;
  @Field(() => ID, { description: 'Identifier.', simple: true }) id!: string;
  @Field(() => String, { description: 'What you call it.', simple: true }) name!: string;
  @Field(() => DateTimeScalar, { description: 'When it was added.', simple: true }) createdAt!: Date;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was shown last; null before the first time.',
    simple: true,
  })
  lastUsedAt!: Date | null;
}

@ObjectType('SecondFactor', { description: 'What signing in to your account takes beside the password.' })
export class SecondFactorFacts {
  @Field(() => [PasskeyFacts], { description: 'Your passkeys, the oldest first; at most 20.', simple: true })
  passkeys!: PasskeyFacts[];
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when it takes a code of an authenticator app; null where it does not.',
    simple: true,
  })
  since!: Date | null;
  @Field(() => Int, { description: 'Recovery codes that were not used yet.', simple: true }) recoveryCodesLeft!: number;
  @Field(() => String, {
    nullable: true,
    description: 'The company you are in that asks for it today, where one does.',
    simple: true,
  })
  askedBy!: string | null;
}

@ObjectType('SecondFactorSetUp', { description: 'What an authenticator app has to know; told once.' })
export class SecondFactorSetUp {
  @Field(() => String, { description: 'The secret in base32, to be typed.', simple: true }) secret!: string;
  @Field(() => String, { description: 'The same as an address `otpauth://…`, to be shown as a QR code.', simple: true })
  address!: string;
}

@ObjectType('SignedIn', { description: 'A new session for a program.' })
export class SignedIn {
  @Field(() => String, { description: 'To be sent as `Authorization: Bearer …`.', simple: true }) token!: string;
  @Field(() => DateTimeScalar, { description: 'When the token ends.', simple: true }) expires!: Date;
}

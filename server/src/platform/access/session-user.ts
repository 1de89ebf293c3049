import type { Grant } from './grant';

export interface SessionCompany {
  id: string;
  name: string;
  currency: string;
  timeZone: string;
  logoFileId: string | null;
}

/** SQL of a company `c` as sessions know it. */
export const sessionCompanySql = (company: string): string => `jsonb_build_object('id', ${company}.id,
  'name', ${company}.name, 'currency', ${company}.currency, 'timeZone', ${company}.time_zone,
  'logoFileId', ${company}.logo_file_id)`;

/** Who is signed in, as of this request: read anew for each, so that a change of roles shows at once. */
export interface SessionUser {
  sessionId: string;
  id: string;
  name: string;
  email: string;
  /** admin manages everything; client sees the acl-page alone; anyone else what their roles grant. */
  type: string;
  status: string;
  company: SessionCompany | null;
  /** Their own employee record in the company, if they have one there. */
  employeeId: string | null;
  /** Titles of the roles that hold now: those of the company inside one, platform roles outside. */
  roleTitles: string[];
  grants: Grant[];
  /**
   * The role they look through, with what that role grants in place of their own rights; nothing can be changed
   * meanwhile.
   */
  viewing: { id: string; title: string } | null;
  /** They may enter companies they do not belong to, and leave the one they are in for the platform's own screens. */
  mayVisit: boolean;
  /** Their employment here has ended: they read what is their own of it, and do nothing else. */
  isFormer?: boolean;
  /** The last day on which they do. */
  formerUntil?: string | null;
  /** The company they are in asks for a second factor and they have none: they may set it up, and nothing else. */
  lacksSecondFactor?: boolean;
  /** The company they are in lets nobody in from where they are: they hold nothing, and may only go elsewhere. */
  isOffNetwork?: boolean;
  /**
   * Until when what they proved to be themselves by is believed before what asks for it anew. Absent where nothing is
   * asked: of who has no second factor, of programs, of background work.
   */
  provenUntil?: Date;
  /** Minutes without use after which the company they are in has them sign in anew. */
  idleMinutes?: number;
  /**
   * The identity provider of the company they came through: this session knows that company alone, and nothing of the
   * account beyond it.
   */
  identityProvider?: { id: string; name: string };
  /** The token a program acts by in their name; absent where they act themselves. */
  apiToken?: { id: string; name: string };
}

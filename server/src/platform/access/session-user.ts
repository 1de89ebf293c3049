import type { Grant } from './ability';

export interface SessionCompany {
  id: string;
  name: string;
  currency: string;
  timeZone: string;
  logoFileId: string | null;
}

/** Who is signed in, as of this request: read anew for each, so that a change of roles shows at once. */
export interface SessionUser {
  sessionId: string;
  id: string;
  name: string;
  email: string;
  /** admin manages everything; client sees the acl-page alone; anyone else what his roles grant. */
  type: string;
  status: string;
  company: SessionCompany | null;
  /** His own employee record in the company, if he has one there. */
  employeeId: string | null;
  /** Titles of the roles that hold now: those of the company inside one, platform roles outside. */
  roleTitles: string[];
  grants: Grant[];
  /** The role he looks through, with what that role grants in place of his own rights; nothing can be changed meanwhile. */
  viewing: { id: string; title: string } | null;
  /** He may enter companies he does not belong to, and leave the one he is in for the platform's own screens. */
  mayVisit: boolean;
  /** His employment here has ended: he reads what is his own of it, and does nothing else. */
  isFormer?: boolean;
  /** The last day on which he does. */
  formerUntil?: string | null;
  /** The token a program acts by in his name; absent where he acts himself. */
  apiToken?: { id: string; name: string };
}

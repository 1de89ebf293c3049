/** How employees change a part of what the company knows of them. */
export type ProfileRule = 'at_once' | 'approval' | 'closed';

import type { PersonRef } from './people-index';

/** Who reports to whom once the file is imported: as it says, and where it says nothing as it is. */
export interface Managers {
  place(person: PersonRef, manager: PersonRef): void;
  /** Whether going up from somebody leads back to them. */
  leadsBack(person: PersonRef): boolean;
}

export function createManagers(): Managers {
  const above = new Map<PersonRef, PersonRef>();
  return {
    place: (person, manager) => {
      above.set(person, manager);
    },
    leadsBack(person) {
      const seen = new Set<PersonRef>();
      for (let at = above.get(person); at !== undefined && !seen.has(at); at = above.get(at)) {
        if (at === person) return true;
        seen.add(at);
      }
      return false;
    },
  };
}

import { ofAreas } from './mutants/areas.mjs';
import { ofClient } from './mutants/client.mjs';
import { ofDomain } from './mutants/domain.mjs';
import { ofPasskeys } from './mutants/passkeys.mjs';
import { ofPlatform } from './mutants/platform.mjs';

/**
 * Rules of the product, each broken in one place: `from` stands once in `file` and becomes `to`, and one of `tests`
 * must then fail. Whoever changes such a line changes its mutant too.
 */
export const mutants = [...ofDomain, ...ofPlatform, ...ofPasskeys, ...ofAreas, ...ofClient];

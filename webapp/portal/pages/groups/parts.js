// What the pages of groups share.
import {html, nothing} from '../../core/html.js';
import {t} from '../../core/i18n.js';
import {icon} from '../../components/index.js';

/**
 * @typedef {{id: string, title: string, description?: string, closed?: boolean}} Group
 * @typedef {'owner' | 'admin' | 'member'} Role
 * @typedef {import('../../components/person.js').Person & {role: Role}} Member
 */

/** In the order of what they may do. @type {Role[]} */
export const ROLES = ['member', 'admin', 'owner'];

/** What a role is called. @type {Record<Role, string>} */
const NAMES = {member: 'groups.role.member', admin: 'groups.role.admin', owner: 'groups.role.owner'};

/** What the viewer is by a role. @type {Record<Role, string>} */
const STANDINGS = {member: 'groups.youAre.member', admin: 'groups.youAre.admin', owner: 'groups.youAre.owner'};

/** @param {Role} role */
export function nameOfRole(role) {
  return t(NAMES[role]);
}

/** @param {Role} role */
export function standing(role) {
  return t(STANDINGS[role]);
}

/** @param {Group} group */
export function closedMark(group) {
  return group.closed ? html`<span class="mark">${icon('lock')}${t('groups.closed')}</span>` : nothing;
}

/**
 * Whether somebody of a role may remove another from a group.
 *
 * @param {Role | undefined} own
 * @param {Role} other
 */
export function mayRemove(own, other) {
  return own === 'owner' || (own === 'admin' && other === 'member');
}

/** @param {Role | undefined} own */
export function mayLead(own) {
  return own === 'owner' || own === 'admin';
}

// Every page, loaded when it is visited first: one line each.
import {route} from '../core/router.js';

/**
 * @typedef {object} Entry of the navigation
 * @property {string} path
 * @property {string} text the key of its text
 * @property {string} icon
 * @property {boolean} [operator] for operators alone
 * @property {boolean} [wideOnly] not where the navigation is a bar
 */

/** In this order, those that have a page. @type {Entry[]} */
export const NAVIGATION = [
  {path: '', text: 'navigation.home', icon: 'house'},
  {path: 'friends', text: 'navigation.friends', icon: 'users'},
  {path: 'messages', text: 'navigation.messages', icon: 'mail'},
  {path: 'groups', text: 'navigation.groups', icon: 'messages-square'},
  {path: 'organization', text: 'navigation.organization', icon: 'network', wideOnly: true},
  {path: 'explorer', text: 'navigation.explorer', icon: 'waypoints'},
  {path: 'gadgets', text: 'navigation.gadgets', icon: 'layout-grid', wideOnly: true},
  {path: 'settings', text: 'navigation.settings', icon: 'settings', wideOnly: true},
  {path: 'operator', text: 'navigation.operator', icon: 'gauge', operator: true, wideOnly: true}
];

route('', () => import('./home/home.js'));
route('gadgets', () => import('./gadgets/gadgets.js'));
route('people/{id}', () => import('./people/people.js'));
route('friends', () => import('./friends/friends.js'));
route('messages', () => import('./messages/messages.js'));
route('messages/new', () => import('./messages/compose.js'));
route('messages/{collection}', () => import('./messages/messages.js'));
route('messages/{collection}/{message}', () => import('./messages/messages.js'));
route('groups', () => import('./groups/groups.js'));
route('groups/{id}', () => import('./groups/group.js'));
route('search', () => import('./search/search.js'));
route('organization', () => import('./organization/organization.js'));
route('organization/{id}', () => import('./organization/organization.js'));
route('settings', () => import('./settings/settings.js'));
route('explorer', () => import('./explorer/explorer.js'));
route('explorer/{id}', () => import('./explorer/explorer.js'));
route('explorer/{id}/path/{other}', () => import('./explorer/path.js'));
route('operator', () => import('./operator/operator.js'));

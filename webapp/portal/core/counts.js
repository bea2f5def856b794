// What waits for the viewer, beside the navigation: requests, invitations, unread messages.
import {call} from './rpc.js';
import {onEvent} from './events.js';
import {set} from './store.js';
import {PERSON_FIELDS} from '../components/person.js';

const EVENTS = [
  'friendship.requested',
  'friendship.declined',
  'friendship.accepted',
  'group.invited',
  'group.uninvited',
  'group.joined',
  'mailbox.counted',
  'notifications.seen'
];
const AFTER = 300;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Keeps `counts` and `viewer` of the store. */
export function watchCounts() {
  readCounts();
  call('people.get', {userId: '@me', groupId: '@self', fields: PERSON_FIELDS})
    .then((person) => set('viewer', person))
    .catch(() => {}); // the face has initials then
  onEvent(EVENTS, () => {
    clearTimeout(timer);
    timer = setTimeout(readCounts, AFTER);
  });
}

/** Reads what waits, anew. */
export async function readCounts() {
  try {
    const answer = await call('notifications.get', {userId: '@me'});
    set('counts', {
      friends: answer.requests.total,
      groups: answer.invitations.total,
      messages: answer.messages.unread
    });
  } catch {
    // what was known stays
  }
}

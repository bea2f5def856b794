// What pages are made of.
export {button} from './button.js';
export {unlessConflict} from './conflict.js';
export {dialog} from './dialog.js';
export {icon} from './icon.js';
export {failed, listOf, skeleton} from './list.js';
export {PERSON_FIELDS, face, initials, nameOf, personAddress, personCard} from './person.js';
export {explain} from './problem.js';
export {toast} from './toast.js';
export {undoable} from './undoable.js';

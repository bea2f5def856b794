// Asks for what every page waits for, while the other modules are still on their way.
import {ask as askForTexts} from './i18n.js';
import {ask as askForSession} from './session.js';

askForSession();
askForTexts();

import {OutdatedError} from '../core/outdated.js';
import {t} from '../core/i18n.js';

/**
 * What happened and what to do, in the person's language.
 *
 * @param {Error & {status?: number, passing?: boolean}} error
 */
export function explain(error) {
  if (error instanceof OutdatedError) {
    return t('problem.outdated');
  }
  switch (error.status) {
    case undefined:
      return t('problem.own');
    case 400:
      return t('problem.input', {reason: error.message});
    case 401:
      return t('problem.session');
    case 403:
      return t('problem.forbidden');
    case 404:
      return t('problem.gone');
    case 409:
      return t('problem.conflict');
    case 429:
      return t('problem.tooMany');
    default:
      return error.passing ? t('problem.unreached') : t('problem.server');
  }
}

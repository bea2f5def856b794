import js from '@eslint/js';
import globals from 'globals';

const MARKUP = 'Templates escape what others wrote: core/html.js.';
const STYLE = "The pages' policy lets no style attribute stand.";

/** What would make markup or code of text. */
const dangerous = [
  {selector: 'AssignmentExpression > .left[property.name=/^(inner|outer)HTML$/]', message: MARKUP},
  {
    selector:
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|writeln?)$/]',
    message: MARKUP
  },
  {selector: "CallExpression[callee.property.name='setAttribute'][arguments.0.value='style']", message: STYLE},
  {selector: "CallExpression[callee.property.name='setAttribute'][arguments.0.value=/^on/i]", message: MARKUP}
];

/** Names of the window that are easily meant for a variable of one's own. */
const ambiguous = [
  'event',
  'find',
  'focus',
  'length',
  'name',
  'origin',
  'parent',
  'print',
  'scroll',
  'status',
  'stop',
  'top'
];

export default [
  {
    ignores: [
      '**/*',
      '!eslint.config.js',
      '!webapp/**',
      '!src/',
      '!src/test/',
      '!src/test/javascript/**',
      '!clients/',
      '!clients/typescript/',
      '!clients/typescript/{build,dist,test}/**',
      '**/*.min.js',
      '**/*.ts'
    ]
  },
  js.configs.recommended,
  {
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      'array-callback-return': 'error',
      curly: 'error',
      eqeqeq: 'error',
      'max-lines': ['error', 200],
      'no-console': ['error', {allow: ['warn']}],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-restricted-globals': ['error', ...ambiguous],
      'no-restricted-syntax': ['error', ...dangerous],
      'no-script-url': 'error',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'error',
      'no-throw-literal': 'error',
      'no-unused-expressions': ['error', {allowTernary: true}],
      'no-unused-vars': ['error', {ignoreRestSiblings: true}],
      'require-await': 'error'
    }
  },
  {
    files: ['eslint.config.js', 'webapp/portal/**', 'src/test/javascript/**', 'clients/typescript/**'],
    rules: {
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': ['error', {ignoreReadBeforeAssign: true}],
      'prefer-template': 'error'
    }
  },
  {
    files: ['webapp/portal/**'],
    languageOptions: {globals: globals.browser},
    rules: {'no-restricted-imports': ['error', {patterns: [{group: ['**/unsafe-*'], message: MARKUP}]}]}
  },
  {files: ['webapp/portal/core/theme.js'], languageOptions: {sourceType: 'script'}},
  {
    files: ['webapp/gadgets/**'],
    languageOptions: {
      sourceType: 'script',
      globals: {...globals.browser, gadget: 'writable', gadgets: 'readonly', osapi: 'readonly'}
    },
    rules: {'no-redeclare': ['error', {builtinGlobals: false}]}
  },
  {files: ['src/test/javascript/**'], languageOptions: {globals: globals.node}, rules: {'no-script-url': 'off'}},
  {
    files: ['clients/typescript/dist/**'],
    languageOptions: {globals: {...globals['shared-node-browser'], Buffer: 'readonly'}}
  },
  {files: ['clients/typescript/{build,test}/**'], languageOptions: {globals: globals.node}}
];

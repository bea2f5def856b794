/** What tests of packs have in common. */
package io.shindigneo4j.packs;

/**
 * The cross-reference pack: counts how often cards, phones, e-mail addresses and IP addresses are
 * linked with each other, as fraud checks do, and generates data for that.
 *
 * <p>May use what any pack may, and {@code packs.writing}.
 *
 * <p>Another kind of reference is a constant of {@link
 * io.shindigneo4j.packs.crossreference.ReferenceKind} and a component of the two records of
 * parameters.
 */
package io.shindigneo4j.packs.crossreference;

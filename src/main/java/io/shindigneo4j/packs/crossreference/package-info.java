/**
 * The cross-reference pack: how often a card, a phone, an e-mail address and an IP address are
 * linked with each other, as a check against fraud asks it, with data to ask it of.
 *
 * <p>May use what any pack may, and {@code packs.writing}.
 *
 * <p>Another kind of reference is a constant of {@link io.shindigneo4j.packs.crossreference.Kind}
 * and a component of the two records of parameters.
 */
package io.shindigneo4j.packs.crossreference;

/**
 * Shindig's gadget side with what makes it safe: gadgets' calls to other sites, feeds, and the XML
 * of gadgets.
 *
 * <p>May use {@code opensocial.dispatch}, Shindig and ROME. Another part of Shindig that must be
 * replaced is bound in {@link io.shindigneo4j.web.gadget.GadgetModule}.
 */
package io.shindigneo4j.web.gadget;

/**
 * Shindig's gadget side with what makes it safe: gadgets' calls to other sites, feeds, and the XML
 * of gadgets.
 *
 * <p>May use {@code opensocial.dispatch}, {@code opensocial.request}, {@code web.client}, {@code
 * web.cache}, {@code web.compression}, {@code web.limit}, {@code web.origin}, {@code web.outbound},
 * Shindig, ROME and jsoup. Another part of Shindig that must be replaced is bound in {@link
 * io.shindigneo4j.web.gadget.GadgetModule}; one that must not be loaded is left out of {@link
 * io.shindigneo4j.web.gadget.GadgetServerModule}.
 */
package io.shindigneo4j.web.gadget;

/**
 * Social data in XML requests. Shindig's XStream writes the answers; it reads nothing, since it
 * makes objects of whatever class a request names, and no lists.
 *
 * <p>May use {@code opensocial.json}, {@code opensocial.request} and Shindig.
 */
package io.shindigneo4j.opensocial.xml;

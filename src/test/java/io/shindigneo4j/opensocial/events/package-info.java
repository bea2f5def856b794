/** Tests of what listeners to Shindig hear, with graphs that are scripts. */
package io.shindigneo4j.opensocial.events;

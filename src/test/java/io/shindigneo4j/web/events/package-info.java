/** Tests of streams of events, over sockets and in a browser. */
package io.shindigneo4j.web.events;

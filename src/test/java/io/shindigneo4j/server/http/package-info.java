/** HTTP as a client of any kind meets it, over real sockets. */
package io.shindigneo4j.server.http;

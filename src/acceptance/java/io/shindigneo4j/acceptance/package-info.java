/** Runs Shindig's own tests of its services and handlers against the graph. */
package io.shindigneo4j.acceptance;

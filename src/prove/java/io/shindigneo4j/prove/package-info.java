/**
 * The program that proves what docs/reliability.md promises: it harms full servers while clients
 * use them, and checks what the clients were told.
 */
package io.shindigneo4j.prove;

/** Tests of the form and the number of lines of an audit. */
package io.shindigneo4j.audit;

# shellcheck shell=sh disable=SC2034
# Shindig reads each shindig.properties on the class path: one may be mounted.
CLASSPATH=/etc/shindig
CATALINA_TMPDIR=/tmp
CATALINA_OPTS="-XX:MaxRAMPercentage=60 -XX:+ExitOnOutOfMemoryError $CATALINA_OPTS"
JAVA_OPTS="-Dorg.apache.tomcat.util.digester.PROPERTY_SOURCE=org.apache.tomcat.util.digester.EnvironmentPropertySource $JAVA_OPTS"
